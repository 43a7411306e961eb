import { toggles } from "@evolve/contracts/toggles";
import type { Words } from "@evolve/i18n";
import { useWords } from "@evolve/i18n/react";
import { networkCode } from "@evolve/session";
import KeyRound from "lucide-react/icons/key-round";
import LifeBuoy from "lucide-react/icons/life-buoy";
import LogOut from "lucide-react/icons/log-out";
import Mail from "lucide-react/icons/mail";
import MessagesSquare from "lucide-react/icons/messages-square";
import UserRound from "lucide-react/icons/user-round";
import { useMemo } from "react";
import type { Command } from "../commands/command.ts";
import { handTokenOver } from "../navigation/use-open-entry.ts";
import { useRuntime } from "../runtime-context.ts";
import { useShell } from "../shell-context.ts";
import { isElsewhere, selfServiceUrl } from "./places.ts";
import { type UserMenuItem, userMenuItems } from "./user-menu-items.ts";

/** An entry of the user menu, which the palette offers too. */
export type UserAction = Command & {
  readonly id: UserMenuItem;
  readonly link?: {
    readonly href: string;
    readonly target: "_self" | "_blank";
    /** Before the link is followed. */
    readonly onAction: () => void;
  };
};

const faces = {
  profile: { name: ({ t }: Words) => t("shell.myProfile"), icon: <UserRound /> },
  password: { name: ({ t }: Words) => t("shell.changePassword"), icon: <KeyRound /> },
  community: { name: ({ t }: Words) => t("shell.community"), icon: <MessagesSquare /> },
  selfService: { name: ({ t }: Words) => t("shell.selfService"), icon: <LifeBuoy /> },
  contact: { name: ({ t }: Words) => t("common.contactUs"), icon: <Mail /> },
  logout: { name: ({ t }: Words) => t("shell.logout"), icon: <LogOut /> },
};

/** What the user menu holds for this person. `onOpen` shows the modal of an entry that has one, once its words are there. */
export const useUserActions = (onOpen: (item: UserMenuItem) => void): readonly UserAction[] => {
  const words = useWords();
  const { user, permissions, licences, features, toasts } = useShell();
  const { settings, wordStore } = useRuntime();
  return useMemo(() => {
    const openWithWords = async (id: "password" | "profile") => {
      try {
        await wordStore.need(id === "password" ? ["password"] : ["accessKeys", "list"]);
        onOpen(id);
      } catch {
        toasts.show({ tone: "danger", text: words.error(networkCode) });
      }
    };
    const actionOf = (id: UserMenuItem): UserAction => {
      switch (id) {
        case "community":
        case "selfService": {
          const href =
            id === "community"
              ? settings.communityUrl
              : selfServiceUrl(settings, features.has(toggles.softwareDownloads));
          const target = isElsewhere(href) ? "_blank" : "_self";
          // The tenant's base address may be another host, whose pages look for the token as those of the menu's links do.
          const isAway = id === "selfService" && target === "_blank" && href.startsWith(settings.baseUrls.niceBaseUrl);
          const handOver = isAway ? handTokenOver : () => undefined;
          const run = () => {
            handOver();
            window.open(href, target, "noreferrer");
          };
          return { id, ...faces[id], link: { href, target, onAction: handOver }, run };
        }
        case "password":
        case "profile":
          return { id, ...faces[id], run: () => void openWithWords(id) };
        default:
          return { id, ...faces[id], run: () => onOpen(id) };
      }
    };
    const visitor = { permissions, licences, samlUser: user.samlUser, hasCommunity: settings.communityUrl !== "" };
    return userMenuItems(visitor).map(actionOf);
  }, [words, user, permissions, licences, features, toasts, settings, wordStore, onOpen]);
};
