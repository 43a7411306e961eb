import { Suspense } from "react";
import type { ModuleDrawingProps } from "./internal/module-drawing.tsx";
import { cx } from "./internal/cx.ts";
import { lazyPart } from "./lazy-part.tsx";

const Drawing = lazyPart(
  async () => (await import("./internal/module-drawing.tsx")).ModuleDrawing,
  () => null,
);
// All of them in one file, which comes beside the data that names them.
Drawing.fetch();

export const ModuleIcon = (props: ModuleDrawingProps) => (
  <Suspense fallback={<svg aria-hidden="true" width="24" height="24" className={cx("lucide", props.className)} />}>
    <Drawing {...props} />
  </Suspense>
);
