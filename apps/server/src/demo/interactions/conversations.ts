import type { InteractionChannel } from "@evolve/contracts/interaction-filters";

type Line = readonly [from: "agent" | "customer" | "system", text: string];

export interface DemoConversation {
  readonly queue: string;
  readonly wrapUp: string;
  readonly lines: readonly Line[];
}

/** What customers of Acme write, and what they are answered. */
export const conversations: readonly DemoConversation[] = [
  {
    queue: "Customer service",
    wrapUp: "Delivery",
    lines: [
      ["customer", "Hi, my order 48213 was due yesterday. Where is it?"],
      ["agent", "I’m sorry about the wait. Let me look at it."],
      ["agent", "It left our warehouse this morning and is with the carrier. It arrives tomorrow before noon."],
      ["customer", "Tomorrow is fine, but please ask them to ring the bell."],
      ["agent", "I’ve added that note for the driver. Is there anything else?"],
      ["customer", "No, thank you!"],
    ],
  },
  {
    queue: "Billing",
    wrapUp: "Refund",
    lines: [
      ["customer", "I was charged twice for October."],
      ["agent", "I see two payments of 29.90 on 4 October. The second one was made in error."],
      ["agent", "I’ve started the refund. It takes three to five days until it is in your account."],
      ["customer", "Good. Can you confirm that by email?"],
      ["agent", "The confirmation is on its way to you."],
    ],
  },
  {
    queue: "Technical support",
    wrapUp: "Solved",
    lines: [
      ["customer", "The app signs me out every few minutes since the update."],
      ["agent", "Thank you for telling us. Which version does the app show under Settings?"],
      ["customer", "7.2.0"],
      ["agent", "Version 7.2.1 mends this. Please update, then sign in once more."],
      ["customer", "Done. It stays signed in now."],
    ],
  },
  {
    queue: "Sales",
    wrapUp: "Offer sent",
    lines: [
      ["customer", "Do you have a discount for 40 licences?"],
      ["agent", "From 25 licences on the price is 12 % lower, and 15 % with a yearly contract."],
      ["customer", "Yearly would work. Please send an offer."],
      ["agent", "You’ll have it today. It is valid for 30 days."],
    ],
  },
  {
    queue: "Customer service",
    wrapUp: "Complaint",
    lines: [
      ["customer", "This is the third time that I ask. Nobody calls me back."],
      ["agent", "I understand that this is annoying, and I’m sorry. I take this over myself."],
      ["agent", "I’ll call you today at 4 pm on the number we have. Does that suit you?"],
      ["customer", "Yes. I count on it."],
      ["system", "A callback was scheduled."],
    ],
  },
];

/** How often each channel is used, out of 60. */
export const channelShares: readonly (readonly [channel: InteractionChannel, count: number])[] = [
  ["voice", 30],
  ["chat", 12],
  ["email", 10],
  ["sms", 4],
  ["social", 4],
];
