import { useEffect, useMemo, useRef } from "react";
import type { Command } from "./command.ts";
import { useCommands } from "./registry.ts";

/** A shortcut of a screen; its keys are always the same. */
export interface ScreenKey extends Omit<Command, "isOfScreen" | "isNotInPalette" | "icon" | "group" | "run"> {
  readonly keys: string;
  /** Without it the keys are only listed: a widget of the screen handles them while it has the focus. */
  readonly run?: () => void;
}

/**
 * The shortcuts of a screen while it is shown: `?` lists them, and the switch of single keys turns them off. The list may be made with
 * each render.
 */
export const useScreenKeys = (keys: readonly ScreenKey[]): void => {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  const shape = JSON.stringify(
    keys.map(({ id, keys, otherKeys = "", isFirst = false }) => ({ id, keys, otherKeys, isFirst })),
  );
  const commands = useMemo(
    () =>
      (JSON.parse(shape) as Required<Pick<ScreenKey, "id" | "keys" | "otherKeys" | "isFirst">>[]).map(
        (fixed): Command => {
          const now = () => latest.current.find(({ id }) => id === fixed.id);
          return {
            ...fixed,
            isOfScreen: true,
            isNotInPalette: true,
            name: (words) => now()?.name(words) ?? "",
            canRun: () => now()?.run !== undefined && (now()?.canRun?.() ?? true),
            run: () => now()?.run?.(),
          };
        },
      ),
    [shape],
  );
  useCommands(commands);
};
