import { useWords } from "@evolve/i18n/react";
import { Spinner } from "@evolve/widgets/spinner";
import { lazy, Suspense } from "react";
import { refusalOf } from "./failures.ts";
import { LoadBoundary } from "./parts/load-boundary.tsx";
import { PageFailure } from "./parts/page-failure.tsx";
import type { LaterPath } from "./router.ts";

/** The list of the later pages comes late as well: a new page costs the first load nothing but its path. */
const LaterPage = lazy(() =>
  import("./later-pages.tsx").then(
    (module) => ({ default: module.LaterPage }),
    (error: unknown) => {
      throw refusalOf(error);
    },
  ),
);

const PageComing = () => (
  <div className="page-coming">
    <Spinner size="large" label={useWords().t("common.loading")} />
  </div>
);

/** Every page but the first steps, loaded when somebody is sent there. */
export const LazyPage = ({ path }: { readonly path: LaterPath }) => (
  <LoadBoundary fallback={(error) => <PageFailure error={error} />}>
    <Suspense fallback={<PageComing />}>
      <LaterPage path={path} />
    </Suspense>
  </LoadBoundary>
);
