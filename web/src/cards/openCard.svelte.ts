/** The card that lies open over a table. */
export const openCard: { card: string | null } = $state({ card: null });
