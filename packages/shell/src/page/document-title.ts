/** `Users · Admin · WFO`: what differs between tabs comes first, and nothing is said twice. */
export const documentTitle = (...parts: readonly string[]): string => [...new Set(parts.filter(Boolean))].join(" · ");
