import { useWords } from "@evolve/i18n/react";
import { lazyPart } from "@evolve/widgets/lazy-part";
import { Spinner } from "@evolve/widgets/spinner";
import { Suspense } from "react";
import { PageFailure } from "./parts/page-failure.tsx";
import type { LaterPath } from "./router.ts";

/** The list of the later pages comes late as well: a new page costs the first load nothing but its path. */
const LaterPage = lazyPart(
  async () => (await import("./later-pages.tsx")).LaterPage,
  ({ error }) => <PageFailure error={error} />,
);

const PageComing = () => (
  <div className="page-coming">
    <Spinner size="large" label={useWords().t("common.loading")} />
  </div>
);

/** Every page but the first steps, loaded when somebody is sent there. */
export const LazyPage = ({ path }: { readonly path: LaterPath }) => (
  <Suspense fallback={<PageComing />}>
    <LaterPage path={path} />
  </Suspense>
);
