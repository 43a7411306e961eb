import { type Language, languages, localeOf, type PlainKey, pathLocaleOf } from "@evolve/i18n";
import { useWords } from "@evolve/i18n/react";
import { applyPreferences, generalPreferences, networkCode, type Theme } from "@evolve/session";
import { Avatar } from "@evolve/widgets/avatar";
import type { MenuAction, MenuEntry } from "@evolve/widgets/menu";
import { toggles } from "@evolve/contracts/toggles";
import { useQuery } from "@tanstack/react-query";
import ChevronDown from "lucide-react/icons/chevron-down";
import KeyRound from "lucide-react/icons/key-round";
import LifeBuoy from "lucide-react/icons/life-buoy";
import LogOut from "lucide-react/icons/log-out";
import Mail from "lucide-react/icons/mail";
import MessagesSquare from "lucide-react/icons/messages-square";
import UserRound from "lucide-react/icons/user-round";
import { Suspense, useEffect, useRef, useState } from "react";
import {
  ChangePasswordModal,
  ContactModal,
  fetchUserModals,
  LogoutModal,
  Menu,
  ProfileModal,
} from "../overlays/overlays.ts";
import { useRuntime } from "../runtime-context.ts";
import { useShell } from "../shell-context.ts";
import { isElsewhere, selfServiceUrl } from "./places.ts";
import { confirmLanguage, loadLanguages } from "../words/offered-languages.ts";
import { type UserMenuItem, userMenuItems } from "./user-menu-items.ts";

const icons = {
  profile: <UserRound />,
  password: <KeyRound />,
  community: <MessagesSquare />,
  selfService: <LifeBuoy />,
  contact: <Mail />,
  logout: <LogOut />,
};
const themes = [
  { id: "system", key: "shell.themeSystem" },
  { id: "light", key: "shell.themeLight" },
  { id: "dark", key: "shell.themeDark" },
  { id: "contrast", key: "shell.themeContrast" },
] as const satisfies readonly { id: Theme; key: PlainKey }[];

/** A language in its own words. */
const ownNameOf = (language: Language): string => {
  const name = new Intl.DisplayNames([localeOf(language)], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(localeOf(language)) + name.slice(1);
};

export const UserMenu = () => {
  const words = useWords();
  const { client, user, permissions, licences, features, changeLanguage, toasts } = useShell();
  const { history, settings, wordStore } = useRuntime();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [opened, setOpened] = useState<UserMenuItem | null>(null);
  const [theme, setTheme] = useState(() => generalPreferences.read().theme);
  const close = () => setOpened(null);
  useEffect(() => {
    if (isOpen) fetchUserModals();
  }, [isOpen]);
  // The menu's item that opened a modal is gone when that closes, so nothing else returns the focus.
  const hadModal = useRef(false);
  useEffect(() => {
    const hasClosed = hadModal.current && opened === null;
    hadModal.current = opened !== null;
    if (!hasClosed) return undefined;
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) button.current?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [opened]);
  // A modal belongs to the page that it was opened over.
  useEffect(() => history.subscribe(({ action }) => action.type !== "REPLACE" && setOpened(null)), [history]);

  const labels: Record<UserMenuItem, string> = {
    profile: words.t("shell.myProfile"),
    password: words.t("shell.changePassword"),
    community: words.t("shell.community"),
    selfService: words.t("shell.selfService"),
    contact: words.t("common.contactUs"),
    logout: words.t("shell.logout"),
  };
  const links: Partial<Record<UserMenuItem, string>> = {
    community: settings.communityUrl,
    selfService: selfServiceUrl(settings, features.has(toggles.softwareDownloads)),
  };
  const actionOf = (id: UserMenuItem): MenuAction => {
    const href = links[id];
    const link = href === undefined ? {} : { href, target: isElsewhere(href) ? "_blank" : "_self" };
    return { id, label: labels[id], icon: icons[id], ...link };
  };
  const above = userMenuItems({
    permissions,
    licences,
    samlUser: user.samlUser,
    hasCommunity: settings.communityUrl !== "",
  }).filter((id) => id !== "logout");

  const chooseTheme = (chosen: Theme) => {
    setTheme(chosen);
    applyPreferences(generalPreferences.write({ theme: chosen }));
  };
  const offered = useQuery({
    queryKey: ["languages"],
    queryFn: () => loadLanguages(client, features),
    enabled: isOpen,
    staleTime: Infinity,
  });
  const offeredLanguages = languages.filter(
    (language) => language === words.language || (offered.data ?? languages).includes(language),
  );
  const chooseLanguage = async (chosen: Language) => {
    try {
      const confirmed = await confirmLanguage(client, chosen);
      applyPreferences(generalPreferences.write({ language: pathLocaleOf(confirmed) }));
      await changeLanguage(confirmed);
    } catch {
      toasts.show({ tone: "danger", text: words.error(networkCode) });
    }
  };

  const items: readonly MenuEntry[] = [
    ...above.map(actionOf),
    ...(above.length > 0 ? [{ id: "line-above", isLine: true as const }] : []),
    {
      id: "themes",
      title: words.t("shell.theme"),
      selectionMode: "single",
      selectedKeys: [theme],
      onSelectionChange: ([id]) => chooseTheme(themes.find((known) => known.id === id)?.id ?? "system"),
      items: themes.map(({ id, key }) => ({ id, label: words.t(key) })),
    },
    {
      id: "languages",
      title: words.t("shell.language"),
      selectionMode: "single",
      selectedKeys: [words.language],
      onSelectionChange: ([id]) => void chooseLanguage(languages.find((known) => known === id) ?? words.language),
      items: offeredLanguages.map((id) => ({ id, label: ownNameOf(id) })),
    },
    { id: "line-below", isLine: true },
    actionOf("logout"),
  ];

  const openWith = async (id: "password" | "profile") => {
    try {
      await wordStore.need(id === "password" ? ["password"] : ["accessKeys", "list"]);
      setOpened(id);
    } catch {
      toasts.show({ tone: "danger", text: words.error(networkCode) });
    }
  };
  const act = (id: string) => {
    if (id === "contact" || id === "logout") setOpened(id);
    else if (id === "password" || id === "profile") void openWith(id);
  };
  const label = words.t("shell.userMenu");

  return (
    <>
      <button
        ref={button}
        type="button"
        className="sh-user"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={Menu.fetch}
        onFocus={Menu.fetch}
        onClick={() => setOpen(!isOpen)}
      >
        <Avatar name={user.fullName} seed={user.id} />
        <span className="sh-user-name">{user.fullName}</span>
        <span className="ev-sr">{label}</span>
        <ChevronDown />
      </button>
      <Suspense>
        {isOpen && (
          <Menu
            label={label}
            className="sh-user-menu"
            anchor={button}
            isOpen
            onOpenChange={setOpen}
            items={items}
            onAction={act}
            header={
              <div className="sh-user-card">
                <strong>{user.fullName}</strong>
                <span>{user.emailAddress}</span>
              </div>
            }
          />
        )}
      </Suspense>
      <Suspense>
        {opened === "profile" && <ProfileModal onClose={close} />}
        {opened === "password" && <ChangePasswordModal onClose={close} />}
        {opened === "contact" && <ContactModal onClose={close} />}
        {opened === "logout" && <LogoutModal onClose={close} />}
      </Suspense>
    </>
  );
};
