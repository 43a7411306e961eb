import type { OwnInteractionRow } from "@evolve/contracts/own-interactions";
import type { Words } from "@evolve/i18n";
import type { GridColumn } from "@evolve/widgets/data-grid";
import { channelIcons, channelNames, clockOf, directionNames } from "./interaction-words.tsx";
import styles from "./interactions.module.css";

/** Columns that lists of interactions share, whoever reads them. */
export const interactionColumns = ({ t }: Words) =>
  ({
    channel: {
      id: "channel",
      header: t("interactions.channel"),
      isSortable: true,
      width: 135,
      text: ({ channel }) => t(channelNames[channel]),
      cell: ({ channel }) => (
        <span className={styles.channel}>
          {channelIcons[channel]}
          {t(channelNames[channel])}
        </span>
      ),
    },
    direction: {
      id: "direction",
      header: t("interactions.direction"),
      isSortable: true,
      width: 120,
      text: ({ direction }) => t(directionNames[direction]),
      cell: ({ direction }) => t(directionNames[direction]),
    },
    seconds: {
      id: "seconds",
      header: t("interactions.duration"),
      isSortable: true,
      width: 115,
      align: "end",
      value: ({ seconds }) => seconds,
      text: ({ seconds }) => clockOf(seconds),
      cell: ({ seconds }) => <span className="ev-num">{clockOf(seconds)}</span>,
    },
    queue: {
      id: "queue",
      header: t("interactions.queue"),
      isSortable: true,
      width: 150,
      value: ({ queue }) => queue ?? "",
      cell: ({ queue }) => <span dir="auto">{queue}</span>,
    },
    customer: {
      id: "customer",
      header: t("interactions.customer"),
      width: 190,
      value: ({ customer }) => customer,
      cell: ({ customer }) => <span dir="auto">{customer}</span>,
    },
    wrapUp: {
      id: "wrapUp",
      header: t("interactions.wrapUp"),
      width: 150,
      value: ({ wrapUp }) => wrapUp ?? "",
      cell: ({ wrapUp }) => <span dir="auto">{wrapUp}</span>,
    },
    reference: {
      id: "reference",
      header: t("interactions.reference"),
      width: 150,
      value: ({ reference }) => reference,
      cell: ({ reference }) => <span dir="auto">{reference}</span>,
    },
  }) as const satisfies Record<string, GridColumn<OwnInteractionRow>>;
