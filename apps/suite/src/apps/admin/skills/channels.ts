import type { ChannelId } from "@evolve/contracts/organisation-filters";
import type { PlainKey } from "@evolve/i18n";

export const channelNames: Readonly<Record<ChannelId, PlainKey>> = {
  VOICE: "organization.channelVoice",
  CHAT: "organization.channelChat",
  EMAIL: "organization.channelEmail",
  SMS: "organization.channelSms",
  SOCIAL: "organization.channelSocial",
  CALLBACK: "organization.channelCallback",
  WORK_ITEM: "organization.channelWorkItem",
};
