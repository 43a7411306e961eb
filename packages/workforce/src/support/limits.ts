/** Beyond these a count is a mistake in the data, not a contact centre. */
export const limits = {
  /** Offered load in erlangs. */
  erlangs: 100_000,
  /** People, or places, of one calculation. */
  agents: 1_000_000,
  /** Contacts that arrive in one interval. */
  contacts: 10_000_000,
  /** Any duration: 30 days. */
  seconds: 2_592_000,
} as const;
