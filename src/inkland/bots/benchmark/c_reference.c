/* The four scoring cards of the benchmark by hand, as somebody would write them in C who only wants
 * their stars: what the compiled cards are measured against. Nothing else uses this file.
 *
 * A set of spaces is one integer of 128 bits, a bit for each space, row by row. */

#include <stdint.h>

typedef unsigned __int128 set __attribute__((aligned(8)));

enum { SIDE = 11, EDICTS = 4, FARM_AND_VILLAGE = 10 };
enum { /* the layers of a sheet; drawable terrains have the same numbers */
    FOREST, VILLAGE, FARM, WATER, MONSTER, DRAGON, ZOMBIE, TROLL, GORGON, HERO,
    DESTROYED, MOUNTAIN, WASTELAND, RUINS, MARKS, LAYERS
};

typedef struct { set layer[LAYERS]; } sheet;
typedef struct { uint64_t sheet, terrain; set spaces; } candidate;
typedef struct { set forest, village, farm, water, mountain, hero, monsters, filled; } land;

#define ROW(row, bits) ((set)(bits) << SIDE * (row))
#define EVERY_ROW(bits) (ROW(0, bits) | ROW(1, bits) | ROW(2, bits) | ROW(3, bits) | ROW(4, bits) \
    | ROW(5, bits) | ROW(6, bits) | ROW(7, bits) | ROW(8, bits) | ROW(9, bits) | ROW(10, bits))
#define EVERYWHERE EVERY_ROW(0x7ff)
#define NOT_FIRST_COLUMN EVERY_ROW(0x7fe)
#define NOT_LAST_COLUMN EVERY_ROW(0x3ff)
#define EDGE (EVERY_ROW(0x401) | ROW(0, 0x7ff) | ROW(10, 0x7ff))

/* --- Words */

static inline int count(set s) {
    return __builtin_popcountll((uint64_t)s) + __builtin_popcountll((uint64_t)(s >> 64));
}

static inline set sideways(set s) {
    return (s & NOT_LAST_COLUMN) << 1 | (s & NOT_FIRST_COLUMN) >> 1;
}

static inline set adjacent(set s) {
    return (sideways(s) | s << SIDE | s >> SIDE) & EVERYWHERE;
}

static inline set first_cluster(set s) {
    set cluster = s & -s;
    for (;;) {
        set wider = cluster | (sideways(cluster) & s);
        set grown = wider | ((wider << SIDE | wider >> SIDE) & s);
        if (grown == cluster)
            return cluster;
        cluster = grown;
    }
}

/* --- Drawing: only what the four cards ask for */

static inline set ink(int wanted, set spaces) { return spaces & -(set)wanted; }

static inline land drawn(const sheet *before, const candidate *c) {
    const set *l = before->layer, spaces = c->spaces;
    const uint64_t t = c->terrain;
    land d;
    d.forest = l[FOREST] | ink(t == FOREST, spaces);
    d.village = l[VILLAGE] | ink(t == VILLAGE || t == FARM_AND_VILLAGE, spaces);
    d.farm = l[FARM] | ink(t == FARM || t == FARM_AND_VILLAGE, spaces);
    d.water = l[WATER] | ink(t == WATER, spaces);
    d.hero = l[HERO] | ink(t == HERO, spaces);
    d.mountain = l[MOUNTAIN];
    d.monsters = l[MONSTER] | l[DRAGON] | l[ZOMBIE] | l[TROLL] | l[GORGON]
        | ink(t >= MONSTER && t <= GORGON, spaces);
    d.filled = l[FOREST] | l[VILLAGE] | l[FARM] | l[WATER] | l[HERO] | d.monsters
        | l[DESTROYED] | l[MOUNTAIN] | l[WASTELAND] | spaces;
    return d;
}

/* --- Cards */

static inline int64_t sentinel_wood(const land *d) { return count(d->forest & EDGE); }

static inline int64_t canal_lake(const land *d) {
    return count(d->water & adjacent(d->farm)) + count(d->farm & adjacent(d->water));
}

static inline int64_t greengold_plains(const land *d) {
    int64_t stars = 0;
    set left = d->village;
    while (left) {
        set village = first_cluster(left), around = adjacent(village);
        int kinds = ((around & d->forest) != 0) + ((around & d->farm) != 0)
            + ((around & d->water) != 0) + ((around & d->mountain) != 0)
            + ((around & d->hero) != 0) + ((around & d->monsters) != 0);
        stars += 3 * (kinds >= 3);
        left ^= village;
    }
    return stars;
}

static inline int64_t lost_barony(const land *d) {
    int64_t side = 0;
    for (set corners = d->filled; corners; side++) {
        corners &= (corners & NOT_FIRST_COLUMN) >> 1;
        corners &= corners >> SIDE;
    }
    return 3 * side;
}

/* --- All candidates */

void score(const sheet *sheets, const candidate *candidates, int64_t number, int64_t *stars) {
    for (int64_t n = 0; n < number; n++, stars += EDICTS) {
        const land d = drawn(&sheets[candidates[n].sheet], &candidates[n]);
        stars[0] = sentinel_wood(&d);
        stars[1] = canal_lake(&d);
        stars[2] = greengold_plains(&d);
        stars[3] = lost_barony(&d);
    }
}
