import * as contract from "@evolve/contracts/navigation";
import { operation } from "../../../core/operation.ts";
import { structure } from "./structure.ts";
import { drawings } from "./icon-drawings.ts";

const svgOf = (paths: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="${paths}"/></svg>`;

/** For a name without a drawing of its own. */
const neutral = "M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z";

const named = structure.flatMap(({ icon, links }) => [
  icon,
  ...links.flatMap((link) => [link, ...(link.subMenu ?? [])]).map((link) => link.icon),
]);

const icons = Object.fromEntries(
  [...Object.keys(drawings), ...named].map((name) => [name, svgOf(drawings[name] ?? neutral)]),
);

/** The icons of modules and links, for programs without the suite's own. */
export const iconsData = operation(contract.iconsData, () => Promise.resolve({ icons }));
