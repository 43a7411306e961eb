import { useSyncExternalStore } from "react";

let isPrinting = false;

const subscribe = (listener: () => void): (() => void) => {
  const begin = () => {
    isPrinting = true;
    listener();
  };
  const end = () => {
    isPrinting = false;
    listener();
  };
  window.addEventListener("beforeprint", begin);
  window.addEventListener("afterprint", end);
  return () => {
    window.removeEventListener("beforeprint", begin);
    window.removeEventListener("afterprint", end);
  };
};

/** Whether the page is being printed: on paper there is no scrolling to what is not drawn. */
export const useIsPrinting = (): boolean => useSyncExternalStore(subscribe, () => isPrinting);
