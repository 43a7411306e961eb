import "./button.css";
import "./lazy-part.css";
import { createElement, use, useState } from "react";
import type { ComponentType, ReactNode } from "react";
import { Banner } from "./banner.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import type { Failure } from "./error-boundary.tsx";
import { useWidgetLabels } from "./labels.tsx";
import { type LazyPart, lazyValue } from "./lazy-value.ts";

type Part = (props: never) => ReactNode;

/**
 * A component whose code comes when it is first shown: the one way to leave a part of a page for later. It suspends until the
 * code is there; each `import()` already goes on asking while the line is down (`loadPart` of `@evolve/session`). A part that
 * cannot be loaded, or that fails, says so in a corner of the page, or as `renderFailure` does, and nothing else fails with it.
 */
export const lazyPart = <View extends Part>(
  load: () => Promise<View>,
  renderFailure: (failure: Failure) => ReactNode = (failure) => <PartFailure {...failure} />,
): View & LazyPart => {
  const part = lazyValue(load);

  const Loaded = (props: object) => createElement(use(part.bring()) as unknown as ComponentType<object>, props);
  const Guarded = (props: object) => (
    <ErrorBoundary fallback={renderFailure} onForget={part.forgetFailure}>
      <Loaded {...props} />
    </ErrorBoundary>
  );
  const { fetch, settled } = part;
  return Object.assign(Guarded as unknown as View, { fetch, settled });
};

/** Whether a part is gone from the server, as after a new version was installed. `loadPart` of `@evolve/session` says so. */
export const isMissingPart = (error: unknown): boolean => error instanceof Error && error.name === "MissingPartError";

let newVersion: HTMLElement | null = null;

/** Of parts that have gone from the server one says that a new version is available: the others would say the same in the same corner. */
const showOnce = (element: HTMLElement | null) => {
  element?.toggleAttribute("hidden", newVersion !== null);
  newVersion ??= element;
  return () => {
    if (newVersion === element) newVersion = null;
  };
};

/** Says in a corner that something could not be opened, and what to do about it. */
const PartFailure = ({ error, retry }: Failure) => {
  const [isShown, setShown] = useState(true);
  const labels = useWidgetLabels("lazyPart");
  const isGone = isMissingPart(error);
  if (!isShown) return null;
  return (
    <div className="ev-part-failure" ref={isGone ? showOnce : null}>
      <Banner
        tone={isGone ? "info" : "danger"}
        onDismiss={() => setShown(false)}
        action={
          <button type="button" className="ev-button" onClick={isGone ? () => location.reload() : retry}>
            {isGone ? labels.reload : labels.retry}
          </button>
        }
      >
        {isGone ? labels.newVersion : labels.failed}
      </Banner>
    </div>
  );
};
