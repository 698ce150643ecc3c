/** The card shown in a dialog over a table. */
export const openCard: { card: string | null } = $state({ card: null });
