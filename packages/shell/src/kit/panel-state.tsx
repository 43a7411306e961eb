import { isCallError, networkCode } from "@evolve/session";
import { Banner } from "@evolve/widgets/banner";
import { Button } from "@evolve/widgets/button";
import { Modal } from "@evolve/widgets/modal";
import { Skeleton } from "@evolve/widgets/skeleton";
import { useShell } from "../shell-context.ts";

interface PanelStateProps {
  readonly title: string;
  readonly query: { readonly error: unknown; readonly refetch: () => unknown };
  readonly onClose: () => void;
}

/** A panel whose row is on its way, or could not be loaded. */
export const PanelState = ({ title, query, onClose }: PanelStateProps) => {
  const { words } = useShell();
  const { error } = query;
  return (
    <Modal isOpen size="panel" title={title} onOpenChange={onClose}>
      {error ? (
        <Banner tone="danger" action={<Button onPress={() => void query.refetch()}>{words.t("common.retry")}</Button>}>
          {words.error(isCallError(error) ? error.code : networkCode)}
        </Banner>
      ) : (
        <div className="ev-modal-fields" aria-busy="true">
          <span className="ev-sr" role="status">
            {words.t("common.loading")}
          </span>
          <Skeleton width="half" />
          <Skeleton width="most" />
          <Skeleton width="most" />
        </div>
      )}
    </Modal>
  );
};
