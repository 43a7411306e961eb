import { login } from "@evolve/contracts/authentication";
import { resolveInvitationToken } from "@evolve/contracts/invitations";
import { forgotPassword, resetPassword } from "@evolve/contracts/passwords";
import { createAsking, type Question } from "../support/asking.ts";
import { insertPeople, userNameOf } from "../support/people.ts";
import type { Figure, Row } from "../support/row.ts";
import { buildUsers, createSite } from "../support/site.ts";
import { median, sameSource } from "../support/statistics.ts";

const wrongPassword = "Not the one #2026";
/** Wrong guesses that lock a name; more than enough. */
const guessesToLock = 10;

const signIn: Question = {
  call: login,
  of: (userName) => ({ userName, password: wrongPassword }),
  answeredWith: [401, 403],
};
/** Refused by its shape, for any caller. */
const signInEmpty: Question = { ...signIn, of: (userName) => ({ userName, password: "" }), answeredWith: [400] };
const forget: Question = { call: forgotPassword, of: (userName) => ({ userName }), answeredWith: [200] };
const typeCode: Question = {
  call: resetPassword,
  of: (userName) => ({ userName, password: wrongPassword, confirmationCode: "000000" }),
  answeredWith: [400],
};
const nobodysId = "00000000-0000-7000-8000-000000000000";
const openInvitation: Question = {
  call: resolveInvitationToken,
  of: (userName) => ({ userName, token: [nobodysId, nobodysId, "A".repeat(43)].join(".") }),
  answeredWith: [200],
};

/**
 * Whether the time of an answer tells what the answer keeps to itself. Names of several kinds take turns in an order drawn
 * again for each round, each name and each caller's address asked once, one at a time; the two-sample Kolmogorov-Smirnov
 * test says how often one and the same source would give samples as different as these. A name that exists, its password
 * wrong, is what an unknown name, a user of an identity provider and a person who was only invited are held against: at
 * sign-in, when a password was forgotten, with a wrong code after it, and with an invitation that is none. A locked name
 * answers another code, known or not: the two are held against each other.
 */
export const signInTiming: Row = {
  name: "sign-in-timing",
  measure: async (stage, { samples }) => {
    const site = await createSite(stage);
    const { tenant } = await buildUsers(site, 0);
    const passwordHash = await site.services.passwords.hash("the right one");
    const count = samples + warmUps;
    await insertPeople(site, tenant, { count, prefix: "wrong", passwordHash });
    await insertPeople(site, tenant, { count, prefix: "saml", saml: true });
    await insertPeople(site, tenant, { count, prefix: "pending", status: "PENDING" });
    await insertPeople(site, tenant, { count: 1, prefix: "locked", passwordHash });
    const node = await site.startNode();
    const ask = createAsking(node.url);

    const locked = userNameOf(tenant, { prefix: "locked" }, 1);
    const unknownLocked = userNameOf(tenant, { prefix: "unknown-locked" }, 1);
    for (const name of [locked, unknownLocked])
      for (let guess = 0; guess < guessesToLock; guess += 1) await ask(signIn, name);
    const names = (prefix: string) => (number: number) => userNameOf(tenant, { prefix }, number);
    const kinds: Kinds = {
      wrong: names("wrong"),
      unknown: names("unknown"),
      saml: names("saml"),
      pending: names("pending"),
    };
    const take = (question: Question, asked: Kinds) => takeTurns(count, asked, (name) => ask(question, name));
    const atSignIn = await take(signIn, { ...kinds, locked: () => locked, unknownLocked: () => unknownLocked });
    const withoutPassword = await take(signInEmpty, kinds);
    const whenForgotten = await take(forget, kinds);
    const withCode = await take(typeCode, kinds);
    const withInvitation = await take(openInvitation, kinds);
    return [
      compared("sign-in: unknown name, wrong password", atSignIn, "unknown", "wrong"),
      compared("sign-in: user without a password, wrong password", atSignIn, "saml", "wrong"),
      compared("sign-in: invited only, wrong password", atSignIn, "pending", "wrong"),
      compared("sign-in: locked name known, unknown", atSignIn, "locked", "unknownLocked"),
      compared("sign-in without a password: unknown name, known", withoutPassword, "unknown", "wrong"),
      compared("forgotten password: unknown name, known", whenForgotten, "unknown", "wrong"),
      compared("forgotten password: user without a password, with", whenForgotten, "saml", "wrong"),
      compared("wrong code: unknown name, known", withCode, "unknown", "wrong"),
      compared("wrong code: user without a password, with", withCode, "saml", "wrong"),
      compared("no invitation: unknown name, invited", withInvitation, "unknown", "pending"),
    ];
  },
};

/** Names of a kind, by their number. */
type Kinds = Readonly<Record<string, (number: number) => string>>;
/** Milliseconds of the answers, by kind. */
type Taken = Readonly<Record<string, number[]>>;

/** Rounds before the first that counts: code that is still being compiled is no secret. */
const warmUps = 20;

const takeTurns = async (count: number, kinds: Kinds, ask: (name: string) => Promise<number>): Promise<Taken> => {
  const taken: Taken = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, []]));
  for (let number = 1; number <= count; number += 1)
    for (const [kind, nameOf] of shuffled(Object.entries(kinds))) {
      const milliseconds = await ask(nameOf(number));
      if (number > warmUps) taken[kind]?.push(milliseconds);
    }
  return taken;
};

const compared = (what: string, taken: Taken, kind: string, reference: string): Figure => {
  const [times, others] = [taken[kind] ?? [], taken[reference] ?? []];
  const medians = `${median(times).toFixed(2)} and ${median(others).toFixed(2)} ms`;
  return {
    what: `answer's time at ${what}, p`,
    measured: sameSource(times, others),
    unit: "",
    against: { what: `same source; medians ${medians}, ${times.length} each` },
    goal: { of: "measured", atLeast: 0.01 },
  };
};

/** In an order drawn at random. */
const shuffled = <T>(list: readonly T[]): T[] =>
  list
    .map((item) => ({ item, at: Math.random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item);
