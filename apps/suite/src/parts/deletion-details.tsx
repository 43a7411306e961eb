import type { SetupSubject } from "@evolve/contracts/setup-use";
import { lazyPart } from "@evolve/widgets/lazy-part";

const DeletionUse = lazyPart(async () => (await import("./deletion-use.tsx")).DeletionUse);

/** For `deleteAction`: what depends on a row. Texts of the area `setupUse`. */
export const deletionDetails =
  (subject: SetupSubject) =>
  ({ id }: { readonly id: string }) => <DeletionUse subject={subject} id={id} />;
