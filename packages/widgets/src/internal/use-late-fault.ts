import { useState } from "react";

interface LateFault {
  /** The error to show: none while the user is typing. */
  readonly shown: string | undefined;
  readonly onFocusChange: (isFocused: boolean) => void;
}

/** A field's own complaint, shown once the field was left and gone as soon as the value is mended. */
export const useLateFault = (fault: string | undefined): LateFault => {
  const [hasLeft, setLeft] = useState(true);
  const [wasShown, setShown] = useState(false);
  const shows = fault !== undefined && (hasLeft || wasShown);
  if (shows !== wasShown) setShown(shows);
  return { shown: shows ? fault : undefined, onFocusChange: (isFocused) => setLeft(!isFocused) };
};
