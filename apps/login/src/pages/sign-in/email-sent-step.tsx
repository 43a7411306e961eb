import { lazyPart } from "@evolve/widgets/lazy-part";
import { type ComponentProps, Suspense } from "react";
import { PageFailure } from "../../parts/page-failure.tsx";

const EmailSent = lazyPart(
  async () => (await import("./email-sent.tsx")).EmailSent,
  ({ error }) => <PageFailure error={error} />,
);

/** Instead of step 2: the password no longer does, and the server has mailed the way to a new one. Few come here. */
export const EmailSentStep = (props: ComponentProps<typeof EmailSent>) => (
  <Suspense fallback={null}>
    <EmailSent {...props} />
  </Suspense>
);
