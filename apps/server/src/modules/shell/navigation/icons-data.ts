import * as contract from "@evolve/contracts/navigation";
import { operation } from "../../../core/operation.ts";
import { drawings } from "./icon-drawings.ts";

const svgOf = (paths: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="${paths}"/></svg>`;

const icons = Object.fromEntries(Object.entries(drawings).map(([name, paths]) => [name, svgOf(paths)]));

/** The icons of modules and links, for programs without the suite's own. */
export const iconsData = operation(contract.iconsData, () => Promise.resolve({ icons }));
