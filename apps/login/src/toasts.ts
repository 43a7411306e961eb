import type { ToastMessage, Toasts } from "@evolve/widgets/toast";
import type * as PageToastsModule from "./parts/page-toasts.tsx";

type PageToasts = typeof PageToastsModule;

interface ToastOptions {
  /** The region has been loaded and is to be shown. */
  readonly onReady: (part: PageToasts) => void;
  /** The region has not come in time: the message has to be shown by other means. */
  readonly onLost: (message: ToastMessage) => void;
}

/** A message may be about the very line that its region would have to come by. */
const patienceMs = 1_500;

const load = (): Promise<PageToasts> => import("./parts/page-toasts.tsx");

/** Fetches what shows messages before there is one. Should it not come now, the first message asks again. */
export const prefetchToasts = (): void => void load().catch(() => undefined);

const loadInTime = (): Promise<PageToasts> =>
  Promise.race([
    load(),
    new Promise<never>((_resolve, reject) => setTimeout(() => reject(new Error("No toasts in time")), patienceMs)),
  ]);

/** The page's messages. The first one brings the code that shows them; none is lost with it. */
export const createToasts = ({ onReady, onLost }: ToastOptions): Toasts => {
  let region: PageToasts | undefined;
  /** Messages that still wait for the region when all are cleared are dropped; later ones are shown. */
  let clearings = 0;
  return {
    show: (message) => {
      const clearingsBefore = clearings;
      let isTakenBack = false;
      let close = () => {
        isTakenBack = true;
      };
      const show = async (): Promise<void> => {
        try {
          region = await loadInTime();
          onReady(region);
          if (!isTakenBack && clearings === clearingsBefore) close = region.toasts.show(message);
        } catch {
          onLost(message);
        }
      };
      void show();
      return () => close();
    },
    clear: () => {
      clearings += 1;
      region?.toasts.clear();
    },
  };
};
