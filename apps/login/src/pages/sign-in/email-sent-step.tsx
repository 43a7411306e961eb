import { type ComponentProps, lazy, Suspense } from "react";
import { LoadBoundary } from "../../parts/load-boundary.tsx";
import { PageFailure } from "../../parts/page-failure.tsx";

const EmailSent = lazy(async () => ({ default: (await import("./email-sent.tsx")).EmailSent }));

/** Instead of step 2: the password no longer does, and the server has mailed the way to a new one. Few come here. */
export const EmailSentStep = (props: ComponentProps<typeof EmailSent>) => (
  <LoadBoundary fallback={(error) => <PageFailure error={error} />}>
    <Suspense fallback={null}>
      <EmailSent {...props} />
    </Suspense>
  </LoadBoundary>
);
