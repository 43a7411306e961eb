export { isSameList, listOf, readGridLink, writeGridLink } from "./logic/grid-link.ts";
export type { GridLinkFacts, GridList, GridPage } from "./logic/grid-link.ts";
