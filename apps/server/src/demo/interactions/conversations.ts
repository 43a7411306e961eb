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
      ["customer", "Hi, my order {number} was due yesterday. Where is it?"],
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
      ["agent", "I see two payments of {small}.90 on 4 October. The second one was made in error."],
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
      ["customer", "Do you have a discount for {small} licences?"],
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
  {
    queue: "Customer service",
    wrapUp: "Delivery",
    lines: [
      ["customer", "The tracking page says delivered, but nothing is here."],
      ["agent", "Let me check the proof of delivery. It was left with a neighbour at number {small}."],
      ["customer", "Nobody told me. I will ask there."],
      ["agent", "Please write again if the parcel is not there, then I’ll send a replacement."],
    ],
  },
  {
    queue: "Billing",
    wrapUp: "Invoice",
    lines: [
      ["customer", "Could you send me the invoice {number} once more?"],
      ["agent", "Of course. I’ve sent it to the address in your account."],
      ["customer", "It came, thanks for the quick help."],
    ],
  },
  {
    queue: "Sales",
    wrapUp: "Cancellation",
    lines: [
      ["customer", "I want to cancel my contract at the end of the month."],
      ["agent", "I’m sorry to hear that. May I ask why?"],
      ["customer", "Your competitor is cheaper, {small} euros a month."],
      ["agent", "I can offer you the same price for a year if you stay with us."],
      ["customer", "I’ll think about it and call back."],
    ],
  },
  {
    queue: "Technical support",
    wrapUp: "Escalated",
    lines: [
      ["customer", "I can’t log in. The verification code never arrives."],
      ["agent", "I’ve sent a new verification code. Did it arrive?"],
      ["customer", "No. This happens every time, it’s really frustrating."],
      ["agent", "I pass this on to our engineers and get back to you within {small} hours."],
    ],
  },
  {
    queue: "Customer service",
    wrapUp: "Return",
    lines: [
      ["customer", "The jacket from order {number} is too small. How do I return it?"],
      ["agent", "I’ve emailed you a return label. Any parcel shop takes it."],
      ["customer", "And when do I get my money back?"],
      ["agent", "The refund is made as soon as the parcel reaches our warehouse."],
    ],
  },
  {
    queue: "Technical support",
    wrapUp: "Solved",
    lines: [
      ["customer", "The router blinks red and there is no internet."],
      ["agent", "Please unplug it for thirty seconds, then plug it in again."],
      ["customer", "Now it is green. Perfect, thank you so much!"],
      ["agent", "Glad to hear that. Have a nice day."],
    ],
  },
];

/** What customers only ask of late. */
export const lately: readonly DemoConversation[] = [
  {
    queue: "Billing",
    wrapUp: "Price change",
    lines: [
      ["customer", "I got a letter about a price increase. Why do I pay {small} euros more?"],
      ["agent", "The price increase covers higher network costs and begins in January."],
      ["customer", "Then I want to use my right to cancel."],
      ["agent", "You may do so until the end of December. Shall I explain the loyalty discount first?"],
      ["customer", "A loyalty discount would help. Tell me more."],
    ],
  },
  {
    queue: "Billing",
    wrapUp: "Price change",
    lines: [
      ["customer", "Is it true that there is a price increase for old contracts as well?"],
      ["agent", "Yes, from January. With a loyalty discount you go on paying the same for a year."],
      ["customer", "Then I’ll take the loyalty discount, please."],
      ["agent", "Done. The confirmation comes by email."],
    ],
  },
  {
    queue: "Technical support",
    wrapUp: "Solved",
    lines: [
      ["customer", "Since the app update the TV box shows no picture."],
      ["agent", "The app update needs a restart of the TV box. Could you unplug it for a minute?"],
      ["customer", "Now the picture is back. Thank you."],
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
