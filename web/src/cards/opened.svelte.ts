/** The card that lies open over a table. */
export const opened: { card: string | null } = $state({ card: null });
