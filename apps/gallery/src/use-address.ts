import { useSyncExternalStore } from "react";
import { type Address, readAddress, writeAddress } from "./address.ts";

const subscribe = (listener: () => void): (() => void) => {
  addEventListener("hashchange", listener);
  return () => removeEventListener("hashchange", listener);
};

/** The address, links from it that keep how the page looks, and a way to change how it looks. */
export const useAddress = () => {
  const hash = useSyncExternalStore(subscribe, () => location.hash);
  const address = readAddress(hash);
  return {
    address,
    linkTo: (place: Address["place"]): string => writeAddress({ ...address, place, state: undefined, query: {} }),
    change: (changes: Partial<Address>): void => location.replace(writeAddress({ ...address, ...changes })),
  };
};
