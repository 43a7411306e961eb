import type { NotificationTopic } from "@evolve/contracts/notifications";

interface TopicRule {
  /** How people who have chosen nothing are told. */
  readonly bell: boolean;
  readonly mail: boolean;
  /** The cause sends a mail of its own, always; a notification adds none. */
  readonly mailIsFixed: boolean;
}

export const topicRules: Readonly<Record<NotificationTopic, TopicRule>> = {
  security: { bell: true, mail: true, mailIsFixed: true },
  access: { bell: true, mail: false, mailIsFixed: false },
  jobs: { bell: true, mail: false, mailIsFixed: false },
  schedule: { bell: true, mail: true, mailIsFixed: false },
  adherence: { bell: true, mail: false, mailIsFixed: false },
  quality: { bell: true, mail: true, mailIsFixed: false },
  messages: { bell: true, mail: false, mailIsFixed: false },
};
