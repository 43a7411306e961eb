import type { DurationBand, InteractionChannel, InteractionDirection } from "@evolve/contracts/interaction-filters";
import type { PlainKey } from "@evolve/i18n";
import AtSign from "lucide-react/icons/at-sign";
import Mail from "lucide-react/icons/mail";
import MessageSquare from "lucide-react/icons/message-square";
import Phone from "lucide-react/icons/phone";
import Smartphone from "lucide-react/icons/smartphone";
import type { ReactNode } from "react";

/** Begins the keys of all queries about interactions. */
export const listName = "interactions";

export const channelNames: Readonly<Record<InteractionChannel, PlainKey>> = {
  voice: "interactions.channelVoice",
  chat: "interactions.channelChat",
  email: "interactions.channelEmail",
  sms: "interactions.channelSms",
  social: "interactions.channelSocial",
};

export const channelIcons: Readonly<Record<InteractionChannel, ReactNode>> = {
  voice: <Phone aria-hidden="true" />,
  chat: <MessageSquare aria-hidden="true" />,
  email: <Mail aria-hidden="true" />,
  sms: <Smartphone aria-hidden="true" />,
  social: <AtSign aria-hidden="true" />,
};

export const directionNames: Readonly<Record<InteractionDirection, PlainKey>> = {
  inbound: "interactions.inbound",
  outbound: "interactions.outbound",
};

export const bandNames: Readonly<Record<DurationBand, PlainKey>> = {
  under1: "interactions.under1",
  from1to5: "interactions.from1to5",
  from5to15: "interactions.from5to15",
  over15: "interactions.over15",
};

/** '1:05', '1:02:05' */
export const clockOf = (seconds: number): string => {
  const whole = Math.max(0, Math.floor(seconds));
  const [hours, minutes, rest] = [Math.floor(whole / 3_600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (part: number): string => String(part).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
};
