import { lazyPart } from "@evolve/widgets/lazy-part";
import { type ComponentProps, Suspense } from "react";
import { PageFailure } from "../../parts/page-failure.tsx";
import type * as enrol from "./enrol-step.tsx";
import type * as upgrade from "../passkey-upgrade/upgrade-step.tsx";
import type * as other from "./other-ways.tsx";
import type * as recovery from "./recovery-step.tsx";

const failing = ({ error }: { readonly error: unknown }) => <PageFailure error={error} />;

const Enrol = lazyPart(async () => (await import("./enrol-step.tsx")).EnrolStep, failing);
const Other = lazyPart(
  async () => (await import("./other-ways.tsx")).OtherWays,
  () => null,
);
const Field = lazyPart(async () => (await import("./other-ways.tsx")).OtherField, failing);
const Upgrade = lazyPart(async () => (await import("../passkey-upgrade/upgrade-step.tsx")).UpgradeStep, failing);
const Recovery = lazyPart(async () => (await import("./recovery-step.tsx")).RecoveryStep, failing);

/* Few accounts come here, so these parts are fetched when they are wanted. */

export const EnrolStep = (props: ComponentProps<typeof enrol.EnrolStep>) => (
  <Suspense fallback={null}>
    <Enrol {...props} />
  </Suspense>
);

export const RecoveryStep = (props: ComponentProps<typeof recovery.RecoveryStep>) => (
  <Suspense fallback={null}>
    <Recovery {...props} />
  </Suspense>
);

export const UpgradeStep = (props: ComponentProps<typeof upgrade.UpgradeStep>) => (
  <Suspense fallback={null}>
    <Upgrade {...props} />
  </Suspense>
);

export const OtherField = (props: ComponentProps<typeof other.OtherField>) =>
  props.way !== "totp" && (
    <Suspense fallback={null}>
      <Field {...props} />
    </Suspense>
  );

/** Where it does not come, the one-time code is still a way in. */
export const OtherWays = (props: ComponentProps<typeof other.OtherWays>) => (
  <Suspense fallback={null}>
    <Other {...props} />
  </Suspense>
);
