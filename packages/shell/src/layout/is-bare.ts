import { useMatches } from "@tanstack/react-router";

/** What a route says of the frame around its screen. */
export interface RouteLook {
  readonly isBare: boolean;
}

/** Whether the screen has the whole window to itself. */
export const useIsBare = (): boolean =>
  useMatches({
    select: (matches) => matches.some(({ staticData }) => (staticData as Partial<RouteLook>).isBare === true),
  });
