/* Shifts the wall clock and delays fsync in a process that is started with it in LD_PRELOAD.

   The file named by CHAOS_SHIM holds two 64-bit integers, mapped into memory, so that a change is
   seen at once by all processes: seconds to add to the wall clock, and microseconds that each
   fsync and fdatasync waits. Monotonic clocks are untouched, as in a real jump of the clock. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static const int64_t nothing[2];
static const volatile int64_t *order = nothing;

__attribute__((constructor)) static void read_orders(void)
{
    const char *path = getenv("CHAOS_SHIM");
    int file = path ? open(path, O_RDONLY | O_CLOEXEC) : -1;
    if (file < 0)
        return;
    void *found = mmap(NULL, sizeof nothing, PROT_READ, MAP_SHARED, file, 0);
    if (found != MAP_FAILED)
        order = found;
    close(file);
}

int clock_gettime(clockid_t clock, struct timespec *found)
{
    static int (*real)(clockid_t, struct timespec *);
    if (!real)
        real = dlsym(RTLD_NEXT, "clock_gettime");
    int result = real(clock, found);
    if (result == 0 && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE))
        found->tv_sec += order[0];
    return result;
}

int gettimeofday(struct timeval *restrict found, void *restrict zone)
{
    static int (*real)(struct timeval *, void *);
    if (!real)
        real = dlsym(RTLD_NEXT, "gettimeofday");
    int result = real(found, zone);
    if (result == 0)
        found->tv_sec += order[0];
    return result;
}

time_t time(time_t *found)
{
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    if (found)
        *found = now.tv_sec;
    return now.tv_sec;
}

static void delay(void)
{
    if (order[1] > 0)
        usleep((useconds_t)order[1]);
}

int fsync(int file)
{
    static int (*real)(int);
    if (!real)
        real = dlsym(RTLD_NEXT, "fsync");
    delay();
    return real(file);
}

int fdatasync(int file)
{
    static int (*real)(int);
    if (!real)
        real = dlsym(RTLD_NEXT, "fdatasync");
    delay();
    return real(file);
}
