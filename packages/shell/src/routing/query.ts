/** The parameters of an address, each once, as text. */
export type Query = Readonly<Record<string, string>>;

/** How a screen reads the parameters of its address. What does not fit is left out, never an error: people edit addresses. */
export type ReadSearch = (query: Query) => Readonly<Record<string, unknown>>;

export const parseQuery = (search: string): Query => Object.fromEntries(new URLSearchParams(search));

/** Several values of a parameter are separated by commas; an empty one leaves the parameter out. */
export const printQuery = (query: Readonly<Record<string, unknown>>): string => {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    const text = Array.isArray(value) ? value.join(",") : value;
    if (typeof text === "string" && text !== "") parameters.set(name, text);
  }
  // Commas and colons mean nothing in a query, and a person reads them better as they are.
  const text = parameters.toString().replaceAll("%2C", ",").replaceAll("%3A", ":");
  return text && `?${text}`;
};
