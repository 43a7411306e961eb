import { type ComponentProps, lazy, Suspense } from "react";
import { LoadBoundary } from "../../parts/load-boundary.tsx";
import { PageFailure } from "../../parts/page-failure.tsx";
import type * as enrol from "./enrol-step.tsx";
import type * as upgrade from "../passkey-upgrade/upgrade-step.tsx";
import type * as other from "./other-ways.tsx";
import type * as recovery from "./recovery-step.tsx";

const Enrol = lazy(async () => ({ default: (await import("./enrol-step.tsx")).EnrolStep }));
const Other = lazy(async () => ({ default: (await import("./other-ways.tsx")).OtherWays }));
const Field = lazy(async () => ({ default: (await import("./other-ways.tsx")).OtherField }));
const Upgrade = lazy(async () => ({ default: (await import("../passkey-upgrade/upgrade-step.tsx")).UpgradeStep }));
const Recovery = lazy(async () => ({ default: (await import("./recovery-step.tsx")).RecoveryStep }));

/* Few accounts come here, so these parts are fetched when they are wanted. */

export const EnrolStep = (props: ComponentProps<typeof enrol.EnrolStep>) => (
  <LoadBoundary fallback={(error) => <PageFailure error={error} />}>
    <Suspense fallback={null}>
      <Enrol {...props} />
    </Suspense>
  </LoadBoundary>
);

export const RecoveryStep = (props: ComponentProps<typeof recovery.RecoveryStep>) => (
  <LoadBoundary fallback={(error) => <PageFailure error={error} />}>
    <Suspense fallback={null}>
      <Recovery {...props} />
    </Suspense>
  </LoadBoundary>
);

export const UpgradeStep = (props: ComponentProps<typeof upgrade.UpgradeStep>) => (
  <LoadBoundary fallback={(error) => <PageFailure error={error} />}>
    <Suspense fallback={null}>
      <Upgrade {...props} />
    </Suspense>
  </LoadBoundary>
);

export const OtherField = (props: ComponentProps<typeof other.OtherField>) =>
  props.way !== "totp" && (
    <LoadBoundary fallback={(error) => <PageFailure error={error} />}>
      <Suspense fallback={null}>
        <Field {...props} />
      </Suspense>
    </LoadBoundary>
  );

/** Where it does not come, the one-time code is still a way in. */
export const OtherWays = (props: ComponentProps<typeof other.OtherWays>) => (
  <LoadBoundary fallback={() => null}>
    <Suspense fallback={null}>
      <Other {...props} />
    </Suspense>
  </LoadBoundary>
);
