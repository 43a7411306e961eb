import type { CallResult } from "@evolve/contracts/call";
import type { readNotificationSettings } from "@evolve/contracts/notifications";
import { useWords } from "@evolve/i18n/react";
import { Checkbox } from "@evolve/widgets/checkbox";
import styles from "./notification-settings.module.css";
import { useSetting } from "./use-setting.ts";

type Settings = CallResult<typeof readNotificationSettings>["settings"];

/** A row for each topic, a box for each channel; every choice is saved at once. */
export const ChannelTable = ({ settings }: { readonly settings: Settings }) => {
  const { t } = useWords();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t("notifications.topic")}</th>
          <th scope="col">{t("notifications.bell")}</th>
          <th scope="col">{t("notifications.mail")}</th>
        </tr>
      </thead>
      <tbody>
        {settings.map((setting) => (
          <ChannelRow key={setting.topic} setting={setting} />
        ))}
      </tbody>
    </table>
  );
};

const ChannelRow = ({ setting }: { readonly setting: Settings[number] }) => {
  const { t } = useWords();
  const change = useSetting();
  const { topic, bell, mail, mailIsFixed } = setting;
  const name = t(`notifications.topic.${topic}`);
  return (
    <tr>
      <th scope="row">
        {name}
        <span className={styles.hint}>{t(`notifications.topic.${topic}.hint`)}</span>
      </th>
      <td>
        <Checkbox
          label={t("notifications.bellOf", { topic: name })}
          isSelected={bell}
          onChange={(isSelected) => change.mutate({ topic, bell: isSelected, mail })}
        />
      </td>
      <td>
        <Checkbox
          label={t("notifications.mailOf", { topic: name })}
          isSelected={mail}
          isDisabled={mailIsFixed}
          onChange={(isSelected) => change.mutate({ topic, bell, mail: isSelected })}
        />
      </td>
    </tr>
  );
};
