import { type Language, languages } from "@evolve/i18n";

export const themes = ["system", "light", "dark", "contrast"] as const;
export const densities = ["comfortable", "compact"] as const;
export const directions = ["ltr", "rtl"] as const;

/** How the page looks and speaks. What is undefined is as the person or the system has it. */
export interface Appearance {
  readonly language: Language | undefined;
  readonly theme: (typeof themes)[number];
  readonly density: (typeof densities)[number];
  readonly direction: (typeof directions)[number];
}

export type Place =
  | { readonly page: "examples"; readonly widget: string | undefined }
  | { readonly page: "form_examples" | "tokens" };

export interface Address extends Appearance {
  readonly place: Place;
  /** The only state of the widget that is shown; all of them without it. */
  readonly state: string | undefined;
  /** What else the address says: a list in an example. */
  readonly query: Readonly<Record<string, string>>;
}

const own = new Set<string>(["state", "language", "theme", "density", "direction"] satisfies (keyof Address)[]);

const oneOf = <T extends string>(values: readonly T[], value: string | null): T | undefined =>
  values.find((candidate) => candidate === value);

/** The place that a path of the address names. */
export const placeOf = (path: string): Place => {
  const [page, widget] = path.split("/").filter((part) => part !== "");
  if (page === "form_examples" || page === "tokens") return { page };
  return { page: "examples", widget: page === "examples" ? widget : undefined };
};

/** Reads `#/examples/button?language=ru&theme=dark`; what it does not know it passes over. */
export const readAddress = (hash: string): Address => {
  const [path = "", query = ""] = hash.replace(/^#/, "").split("?");
  const asked = new URLSearchParams(query);
  return {
    place: placeOf(path),
    state: asked.get("state") ?? undefined,
    language: oneOf(languages, asked.get("language")),
    theme: oneOf(themes, asked.get("theme")) ?? "system",
    density: oneOf(densities, asked.get("density")) ?? "comfortable",
    direction: oneOf(directions, asked.get("direction")) ?? "ltr",
    query: Object.fromEntries([...asked].filter(([name]) => !own.has(name))),
  };
};

/** `/examples/button` */
export const pathOf = (place: Place): string =>
  place.page === "examples" && place.widget !== undefined ? `/examples/${place.widget}` : `/${place.page}`;

/** The address as a link has it; what is as it would be anyway is left out. */
export const writeAddress = ({ place, state, language, theme, density, direction, query }: Address): string => {
  const said = new URLSearchParams();
  if (state !== undefined) said.set("state", state);
  if (language !== undefined) said.set("language", language);
  if (theme !== "system") said.set("theme", theme);
  if (density !== "comfortable") said.set("density", density);
  if (direction !== "ltr") said.set("direction", direction);
  for (const [name, value] of Object.entries(query)) if (value !== "") said.set(name, value);
  const text = said.toString().replaceAll("%2C", ",").replaceAll("%3A", ":");
  return `#${pathOf(place)}${text && `?${text}`}`;
};
