import type { CompiledMessage } from "@lingui/message-utils/compileMessage";

/** Messages by `area.key`: compiled, or as ICU text where the renderer may compile (Node, tests). */
export type Catalogue = Readonly<Record<string, CompiledMessage | string>>;

/** A file's content under its area's name. */
export const underArea = (area: string, file: Catalogue): Catalogue =>
  Object.fromEntries(Object.entries(file).map(([key, message]) => [`${area}.${key}`, message]));
