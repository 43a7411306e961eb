import { createContext, use } from "react";

export const LayoutKey = createContext("");

/** Changes when the room around a screen is about to change: the sidebar opens or closes. For a data grid's `layoutKey`. */
export const useLayoutKey = (): string => use(LayoutKey);
