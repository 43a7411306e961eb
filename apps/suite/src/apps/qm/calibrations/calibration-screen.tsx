import {
  type Calibration,
  closeCalibration,
  deleteCalibration,
  readCalibration,
  saveCalibration,
  submitCalibration,
} from "@evolve/contracts/calibrations";
import { Page, useRouteParam, useShell } from "@evolve/shell";
import { useAction } from "@evolve/shell/action";
import { Banner } from "@evolve/widgets/banner";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { BackLink } from "../../../parts/back-link.tsx";
import { AnsweredForm } from "../../../parts/quality/answered-form.tsx";
import { ReadComment } from "../../../parts/quality/read-comment.tsx";
import { QueryState } from "../../../parts/query-state.tsx";
import { AskingButton } from "../asking-button.tsx";
import { DraftForm } from "../evaluations/draft-form.tsx";
import { CalibrationFacts, PeopleCard } from "./calibration-facts.tsx";
import { Outcome } from "./outcome.tsx";
import styles from "../../../parts/quality/quality.module.css";

/** Quality Management, one calibration: answered by oneself, and compared once it is closed. */
export const CalibrationScreen = () => {
  const { client, words } = useShell();
  const { t } = words;
  const calibrationId = useRouteParam("calibrationId");
  const { data, error, refetch } = useQuery({
    queryKey: ["calibrations", "one", calibrationId],
    queryFn: async ({ signal }) =>
      (await client.call(readCalibration, { params: { calibrationId } }, { signal })).calibration,
    // It is what the evaluator types.
    refetchOnWindowFocus: false,
    staleTime: Infinity,
    gcTime: 0,
  });
  return (
    <Page
      title={data ? t("quality.calibrationOf", { agent: data.agentName }) : t("quality.calibration")}
      lead={<BackLink to="/qm/calibrations">{t("quality.calibrations")}</BackLink>}
      actions={
        data && (
          <>
            {data.mayDelete && <DeleteButton calibration={data} />}
            {data.mayClose && <CloseButton calibration={data} onClosed={() => void refetch()} />}
          </>
        )
      }
    >
      {data === undefined ? (
        <QueryState error={error} onRetry={() => void refetch()} />
      ) : data.status === "open" && data.own && !data.own.hasSubmitted ? (
        <OwnPart calibration={data} own={data.own} onSubmitted={() => void refetch()} />
      ) : (
        <ReadView calibration={data} />
      )}
    </Page>
  );
};

interface Shown {
  readonly calibration: Calibration;
}

interface OwnPartProps extends Shown {
  readonly own: NonNullable<Calibration["own"]>;
  readonly onSubmitted: () => void;
}

const OwnPart = ({ calibration, own, onSubmitted }: OwnPartProps) => {
  const { client, words } = useShell();
  const params = { calibrationId: calibration.id };
  return (
    <DraftForm
      stored={{ ...own, content: calibration.content }}
      save={(body) => client.call(saveCalibration, { params, body })}
      read={async () => {
        const { calibration: stored } = await client.call(readCalibration, { params });
        return stored.status === "closed" || !stored.own || stored.own.hasSubmitted
          ? null
          : { ...stored.own, content: stored.content };
      }}
      submit={(version) => client.call(submitCalibration, { params, body: { version } })}
      done={() => words.t("quality.calibrationAnswered")}
      invalidates={[["calibrations"]]}
      onSubmitted={onSubmitted}
    >
      <CalibrationFacts calibration={calibration} />
      <PeopleCard calibration={calibration} />
    </DraftForm>
  );
};

const ReadView = ({ calibration }: Shown) => {
  const { t } = useShell().words;
  const { content, own, outcome } = calibration;
  return (
    <div className={styles.layout}>
      <div className={styles.main}>
        {outcome ? (
          <Outcome content={content} outcome={outcome} />
        ) : (
          <>
            <Banner tone="info">{t(own ? "quality.calibrationWaits" : "quality.calibrationHidden")}</Banner>
            {own && (
              <>
                <AnsweredForm content={content} answers={own.answers} />
                <ReadComment comment={own.comment} />
              </>
            )}
          </>
        )}
      </div>
      <div className={styles.side}>
        <CalibrationFacts calibration={calibration} />
        <PeopleCard calibration={calibration} />
      </div>
    </div>
  );
};

const CloseButton = ({ calibration, onClosed }: Shown & { readonly onClosed: () => void }) => {
  const { client, words } = useShell();
  const { t } = words;
  const close = useAction<null, unknown>({
    run: () => client.call(closeCalibration, { params: { calibrationId: calibration.id } }),
    done: () => t("quality.calibrationDone"),
    invalidates: [["calibrations"]],
    onDone: onClosed,
  });
  return (
    <AskingButton
      label={t("quality.calibrationClose")}
      title={t("quality.calibrationCloseTitle")}
      isPending={close.isPending}
      onConfirm={() => close.mutate(null)}
    >
      {t("quality.calibrationCloseText", calibration)}
    </AskingButton>
  );
};

const DeleteButton = ({ calibration }: Shown) => {
  const { client, navigate, words } = useShell();
  const { t } = words;
  const queryClient = useQueryClient();
  const { id: calibrationId, agentName: agent, formName: form } = calibration;
  const remove = useAction<null, unknown>({
    run: () => client.call(deleteCalibration, { params: { calibrationId } }),
    done: () => t("quality.calibrationDeleted"),
    invalidates: [],
    onDone: () => {
      // The list is read again once it is shown; this page is not, since what it shows is gone.
      void queryClient.invalidateQueries({ queryKey: ["calibrations"], refetchType: "none" });
      navigate("/qm/calibrations");
    },
  });
  return (
    <AskingButton
      label={t("quality.calibrationDelete")}
      title={t("quality.calibrationDeleteTitle")}
      tone="danger"
      isPending={remove.isPending}
      onConfirm={() => remove.mutate(null)}
    >
      {t("quality.calibrationDeleteText", { agent, form })}
    </AskingButton>
  );
};
