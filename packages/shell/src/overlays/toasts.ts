import type { Toasts } from "@evolve/widgets/toast";
import { loadToasts } from "./overlays.ts";

/** The page's messages. The first one brings the code that shows them. */
export const toasts: Toasts = {
  show: (message) => {
    let isTakenBack = false;
    let close = () => {
      isTakenBack = true;
    };
    void loadToasts().then((shown) => {
      if (!isTakenBack) close = shown.show(message);
    });
    return () => close();
  },
  clear: () => void loadToasts().then((shown) => shown.clear()),
};
