import { isIP } from "node:net";
import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import ipaddr from "ipaddr.js";
import { limits } from "@evolve/contracts/limits";
import { defaultLanguage, type Language, languageOf } from "@evolve/i18n";
import * as z from "zod";
import type { ShellSettingsColumn } from "../database/json-columns.ts";

const flag = z.enum(["0", "1", "true", "false"]).transform((value) => value === "1" || value === "true");
const list = z.string().transform((text) => text.split(/[\s,]+/).filter(Boolean));
const url = (...protocols: string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    message: `must be an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(" or ")}`,
  });

const place = z
  .string()
  .refine((text) => /^\/(?![/\\])/.test(text) || /^https?:$/.test(URL.parse(text)?.protocol ?? ""), {
    message: "must be an address that begins with https:// or http://, or a path that begins with /",
  })
  .optional();

const languageToggleForm = /^(?:ru|es|zh)=[\w-]{1,100}$/;
const areaForm = /^[a-z]{2}\d+=https?:\/\/[^\s/]+$/;

/** What an operator may set. Every variable is optional; README and docs/operations.md repeat this table. */
const Environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
  HOST: z.string().default("127.0.0.1"),
  PUBLIC_URL: url("http:", "https:").optional(),
  DATA_DIR: z.string().default(".data"),
  DATABASE_URL: url("postgres:", "postgresql:").optional(),
  /** This node's connections for requests in a tenant, and for work above the tenants. */
  DATABASE_TENANT_CONNECTIONS: z.coerce.number().int().min(1).max(1_000).default(16),
  DATABASE_SYSTEM_CONNECTIONS: z.coerce.number().int().min(1).max(1_000).default(8),
  DATABASE_QUEUE_CONNECTIONS: z.coerce.number().int().min(5).max(1_000).default(5),
  REDIS_URL: url("redis:", "rediss:").optional(),
  SMTP_URL: url("smtp:", "smtps:").optional(),
  DEMO: flag.optional(),
  /** Whether this node runs jobs. Where it does not, another node must. */
  JOBS: flag.default(true),
  /** Default: `localhost`; none on an https site. */
  ALLOWED_DOMAINS: list.optional(),
  AREA: z
    .string()
    .regex(/^[a-z]{2}\d+$/, "must look like na1")
    .default("na1"),
  /** Other regions of the same installation, as `eu1=https://eu1.example.com`. */
  OTHER_AREAS: list
    .refine((areas) => areas.every((area) => areaForm.test(area)), "must be a list of area=https://address")
    .default([]),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
  /** Base64 of at least 32 random bytes; nodes that share a database but no DATA_DIR must share it. */
  SECRET_KEY: z
    .string()
    .refine((text) => Buffer.from(text, "base64").length >= 32, "must be base64 of at least 32 bytes")
    .optional(),
  /** Addresses or networks whose X-Forwarded-* headers are trusted. */
  TRUST_PROXY: list.default([]),
  /** DNS servers queried to verify mail domains, as `address` or `address:port`. Default: the system's. */
  DNS_SERVERS: list
    .refine(
      (servers) => servers.every((server) => isIP(server.replace(/:\d+$/, "").replace(/^\[|\]$/g, ""))),
      "must be a list of IP addresses",
    )
    .default([]),
  /** Networks inside which this server may call addresses that tenants choose. Default: this machine with DEMO, else none. */
  OUTGOING_NETWORKS: list
    .refine(
      (networks) => networks.every((network) => ipaddr.isValidCIDR(network)),
      "must be a list of networks such as 10.0.0.0/8",
    )
    .optional(),
  /** Languages that only users with a feature toggle see, as `zh=release-chinese`; the others see English. */
  LANGUAGE_TOGGLES: list
    .refine((entries) => entries.every((entry) => languageToggleForm.test(entry)), "must be a list of language=toggle")
    .default([]),
  /** Where browsers send page views and events, for tenants that have turned analytics on. */
  ANALYTICS_URL: place,
  /** The session recorder's script (`fs.js`) and account, for tenants that have turned recording on. */
  RECORDING_SCRIPT_URL: url("https:", "http:").optional(),
  RECORDING_ORGANIZATION: z.string().max(100).default(""),
  /** Ids of tenants that are never recorded. */
  RECORDING_EXCLUDED_TENANTS: list.default([]),
  SUPPORT_EMAIL: z.email().default("support@localhost.test"),
  /** Where help, community and downloads are: an address, or a path of this installation. Empty ones are not offered. */
  HELP_URL: place,
  STUDIO_HELP_URL: place,
  ANALYTICS_HELP_URL: place,
  COMMUNITY_URL: place,
  DOWNLOADS_URL: place,
  /** Support's phone for paying customers and for trials. */
  SUPPORT_PHONE: z.string().max(40).default(""),
  TRIAL_SUPPORT_PHONE: z.string().max(40).default(""),
  /** A separate port for Prometheus metrics. Without it they are on the common port, for this machine only. */
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  METRICS_HOST: z.string().default("127.0.0.1"),
  /** A bearer token that permits reading the metrics from anywhere. */
  METRICS_TOKEN: z.string().min(16, "must have at least 16 characters").optional(),
  /** Who is invited to administer the first tenant, which manages the others, and that tenant's name: for an empty database. */
  FIRST_ADMINISTRATOR: z.email().max(limits.emailMax).optional(),
  FIRST_ORGANIZATION: z.string().max(limits.nameMax).default("Administration"),
  MAIL_FROM: z.string().default("Evolve <no-reply@localhost.test>"),
});

export interface Config {
  readonly port: number;
  readonly host: string;
  /** How browsers reach this node, without a trailing slash. Null until the port is known (PORT=0). */
  readonly publicUrl: string | null;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /** Sizes of the pools of database connections. */
  readonly connections: { readonly tenant: number; readonly system: number; readonly queue: number };
  readonly redisUrl: string | null;
  readonly smtpUrl: string | null;
  readonly demo: boolean;
  readonly runsJobs: boolean;
  readonly allowedDomains: readonly string[];
  readonly area: string;
  readonly otherAreas: readonly { readonly area: string; readonly authHost: string }[];
  readonly logLevel: string;
  readonly secretKey: string | null;
  readonly trustProxy: readonly string[];
  readonly dnsServers: readonly string[];
  /** Networks, as `10.0.0.0/8`, in which `sendOutgoing` calls addresses that it otherwise refuses. */
  readonly outgoingNetworks: readonly string[];
  readonly languageToggles: readonly { readonly language: Language; readonly toggle: string }[];
  /** Who watches how the product is used; null or empty where nobody does. */
  readonly usage: {
    readonly analyticsUrl: string;
    readonly recording: {
      readonly scriptUrl: string;
      readonly organization: string;
      readonly excludedTenants: readonly string[];
    } | null;
  };
  readonly supportEmail: string;
  /** Places outside the suite's own screens; a tenant's own go before them. Empty ones are not offered. */
  readonly shellSettings: Required<Omit<ShellSettingsColumn, "analytics" | "sessionRecording">> & {
    readonly trialSupportPhone: string;
  };
  /** Of an installation that begins without tenants; null where the demo or SQL creates them. */
  readonly firstAdministrator: { readonly email: string; readonly organization: string } | null;
  readonly mailFrom: string;
  readonly metrics: { readonly port: number | null; readonly host: string; readonly token: string | null };
  readonly limits: Limits;
}

/** Whether browsers reach the installation over https. */
export const isHttps = ({ publicUrl }: Pick<Config, "publicUrl">): boolean =>
  publicUrl?.toLowerCase().startsWith("https:") ?? false;

/** Abuse limits. Operators rarely change them; tests lower them. */
export interface Limits {
  /** What a password hash costs: memory in KiB, and passes over it. The default is OWASP's setting of argon2id. */
  readonly hashCost: { readonly memoryCost: number; readonly timeCost: number };
  /** How many password hashes are computed at once, and how many may wait before sign-in answers 503. */
  readonly hashesAtOnce: number;
  readonly hashQueue: number;
  /** Failed sign-ins that lock a user name for 30 minutes, and the window in which they are counted. */
  readonly failuresPerName: number;
  readonly failureWindowSeconds: number;
  /** Failures and public writes per address within the window before it must wait. */
  readonly failuresPerAddress: number;
  readonly addressWindowSeconds: number;
  /**
   * First steps of sign-in, and starts of single sign-on, per address, window and node. High, since many people may share
   * an address.
   */
  readonly namesPerAddress: number;
  /** Calls of one access key each minute: across nodes with Redis, else on each node. */
  readonly callsPerAccessKey: number;
  /** Time limit for receiving a whole request, headers and body. */
  readonly requestSeconds: number;
}

const defaultLimits: Limits = {
  hashCost: { memoryCost: 19_456, timeCost: 2 },
  hashesAtOnce: availableParallelism(),
  hashQueue: 200,
  failuresPerName: 10,
  failureWindowSeconds: 15 * 60,
  failuresPerAddress: 100,
  addressWindowSeconds: 5 * 60,
  namesPerAddress: 600,
  callsPerAccessKey: 600,
  requestSeconds: 60,
};

export class ConfigurationError extends Error {}

/** Reads the environment once. Throws a ConfigurationError that lists every fault. */
export const readConfig = (environment: NodeJS.ProcessEnv): Config => {
  const parsed = Environment.safeParse(withoutBlanks(environment));
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
    throw new ConfigurationError(`the environment is not usable: ${faults.join("; ")}`);
  }
  const env = parsed.data;
  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL?.replace(/\/$/, "") ?? (env.PORT === 0 ? null : `http://localhost:${env.PORT}`),
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL ?? null,
    connections: {
      tenant: env.DATABASE_TENANT_CONNECTIONS,
      system: env.DATABASE_SYSTEM_CONNECTIONS,
      queue: env.DATABASE_QUEUE_CONNECTIONS,
    },
    redisUrl: env.REDIS_URL ?? null,
    smtpUrl: env.SMTP_URL ?? null,
    demo: isDemo(env),
    runsJobs: env.JOBS,
    allowedDomains: env.ALLOWED_DOMAINS ?? (isHttps({ publicUrl: env.PUBLIC_URL ?? null }) ? [] : ["localhost"]),
    area: env.AREA,
    otherAreas: env.OTHER_AREAS.map((entry) => {
      const [area = "", authHost = ""] = entry.split("=");
      return { area, authHost };
    }),
    logLevel: env.LOG_LEVEL,
    secretKey: env.SECRET_KEY ?? null,
    trustProxy: env.TRUST_PROXY,
    dnsServers: env.DNS_SERVERS,
    outgoingNetworks: env.OUTGOING_NETWORKS ?? (isDemo(env) ? ["127.0.0.0/8", "::1/128"] : []),
    languageToggles: env.LANGUAGE_TOGGLES.map((entry) => {
      const [language = "", toggle = ""] = entry.split("=");
      return { language: languageOf(language) ?? defaultLanguage, toggle };
    }),
    usage: {
      analyticsUrl: env.ANALYTICS_URL ?? demoPlace(env, "analytics-hits"),
      recording:
        env.RECORDING_SCRIPT_URL === undefined
          ? null
          : {
              scriptUrl: env.RECORDING_SCRIPT_URL,
              organization: env.RECORDING_ORGANIZATION,
              excludedTenants: env.RECORDING_EXCLUDED_TENANTS,
            },
    },
    supportEmail: env.SUPPORT_EMAIL,
    shellSettings: {
      helpUrl: env.HELP_URL ?? demoPlace(env, "help"),
      studioHelpUrl: env.STUDIO_HELP_URL ?? demoPlace(env, "studio-help"),
      analyticsHelpUrl: env.ANALYTICS_HELP_URL ?? demoPlace(env, "analytics-help"),
      communityUrl: env.COMMUNITY_URL ?? demoPlace(env, "community"),
      downloadsUrl: env.DOWNLOADS_URL ?? demoPlace(env, "downloads"),
      supportPhone: env.SUPPORT_PHONE || demoPhone(env, "+1 202 555 0100"),
      trialSupportPhone: env.TRIAL_SUPPORT_PHONE || env.SUPPORT_PHONE || demoPhone(env, "+1 202 555 0199"),
    },
    firstAdministrator:
      env.FIRST_ADMINISTRATOR === undefined
        ? null
        : { email: env.FIRST_ADMINISTRATOR, organization: env.FIRST_ORGANIZATION },
    mailFrom: env.MAIL_FROM,
    metrics: { port: env.METRICS_PORT ?? null, host: env.METRICS_HOST, token: env.METRICS_TOKEN ?? null },
    limits: defaultLimits,
  };
};

type Env = z.output<typeof Environment>;

const isDemo = (env: Env): boolean => env.DEMO ?? env.DATABASE_URL === undefined;

/** The demo serves a page of its own for each place that nobody has set. */
const demoPlace = (env: Env, page: string): string => (isDemo(env) ? `/demo/${page}/` : "");

/** Of the numbers that are reserved for fiction. */
const demoPhone = (env: Env, phone: string): string => (isDemo(env) ? phone : "");

const withoutBlanks = (environment: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(
    Object.entries(environment).filter((entry): entry is [string, string] => Boolean(entry[1]?.trim())),
  );
