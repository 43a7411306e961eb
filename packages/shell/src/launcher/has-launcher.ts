/** The launcher needs one of these licences. */
export const hasLauncher = (licences: ReadonlySet<string>): boolean => licences.has("ACD") || licences.has("ADAPTERS");
