import { toggles } from "@evolve/contracts/toggles";
import type { LoginBannerColumn } from "../database/json-columns.ts";
import { acmeRoles, type DemoRole, own, roles } from "./roles.ts";

export const demoPassword = "Evolve#2026";
const totpSecret = "JBSWY3DPEHPK3PXP";

export interface DemoAccount {
  name: string;
  first: string;
  last: string;
  role: string;
  cognito?: boolean;
  saml?: boolean;
  totpSecret?: string;
  expired?: boolean;
  /** Days until the password expires. */
  expiresIn?: number;
  lockedDown?: boolean;
  pending?: boolean;
}

export interface DemoTenant {
  key: string;
  name: string;
  timezone: string;
  hosts: readonly string[];
  licences: readonly string[];
  toggles?: readonly string[];
  users: number;
  teams: readonly string[];
  places: readonly { name: string; timezone: string; from: string; hours: number; weekend: boolean }[];
  skills: readonly string[];
  groups: readonly string[];
  roles: readonly DemoRole[];
  /** Which role the generated people have: the first whose bound a random number does not reach. */
  roleShares?: readonly (readonly [string, number])[];
  accounts: readonly DemoAccount[];
  serviceAccounts?: readonly { name: string; role: string }[];
  brand?: {
    brandName: string;
    backgroundColor: string;
    iconTextColor: string;
    coBrand: string;
    logoColor: string;
    marketingUrl: string;
  };
  loginBanner?: LoginBannerColumn;
  /** Sends page views and events to the demo's collector. */
  analytics?: true;
}

const banner = (text: string, backgroundColorCode: string, fontColorCode: string): LoginBannerColumn => ({
  message: Buffer.from(text).toString("base64"),
  backgroundColorCode,
  fontColorCode,
});

/** The demo's tenants, as documented in the README and used by the tests. */
export const demoTenants: readonly DemoTenant[] = [
  {
    key: "acme",
    name: "Acme Contact Centre",
    timezone: "Europe/Stockholm",
    hosts: ["localhost", "127.0.0.1", "acme.localhost"],
    licences: ["ACD", "WFM", "QM", "RECORDING", "ANALYTICS", "SEARCH", "WFO"],
    toggles: [
      toggles.partnerHub,
      toggles.satmetrix,
      toggles.studioMenu,
      toggles.webStudioMenu,
      toggles.secondAppsList,
      toggles.dashboardProjection,
      toggles.brandingHostRedirect,
    ],
    users: 240,
    teams: ["Billing Voice", "Retention", "Chat & Email", "Technical Support", "Operations", "Quality"],
    places: [
      { name: "Stockholm A", timezone: "Europe/Stockholm", from: "08:00", hours: 10, weekend: false },
      { name: "Stockholm B", timezone: "Europe/Stockholm", from: "10:00", hours: 12, weekend: true },
      { name: "Accra", timezone: "Africa/Accra", from: "07:00", hours: 12, weekend: true },
      { name: "Osaka", timezone: "Asia/Tokyo", from: "09:00", hours: 9, weekend: false },
      { name: "Remote", timezone: "Europe/London", from: "06:00", hours: 16, weekend: true },
    ],
    skills: [
      "Billing",
      "Retention",
      "Chat",
      "Email",
      "Swedish",
      "English",
      "Spanish",
      "Russian",
      "Japanese",
      "Coaching",
      "Planning",
    ],
    groups: ["Early shift", "Late shift", "Weekend", "New hires", "Mentors"],
    roles: [...roles, ...acmeRoles],
    roleShares: [
      ["Agent", 0.82],
      ["Supervisor", 0.9],
      ["Quality Lead", 0.92],
      ["Evaluator", 0.97],
      ["Manager", 1],
    ],
    serviceAccounts: [{ name: "Data warehouse", role: "Supervisor" }],
    accounts: [
      { name: "admin", first: "Acme", last: "Admin", role: "Administrator" },
      { name: "manager", first: "Mara", last: "Holm", role: "Manager" },
      { name: "supervisor", first: "Samuel", last: "Okafor", role: "Supervisor" },
      { name: "evaluator", first: "Eva", last: "Lindqvist", role: "Evaluator" },
      { name: "agent", first: "Anton", last: "Berg", role: "Agent" },
      { name: "mfa", first: "Miriam", last: "Faber", role: "Agent", totpSecret },
      { name: "policy", first: "Polina", last: "Sokolova", role: "Agent", cognito: true },
      { name: "sso", first: "Simon", last: "Sørensen", role: "Agent", saml: true },
      { name: "expired", first: "Esteban", last: "Vega", role: "Agent", expired: true },
      { name: "locked", first: "Lotte", last: "Krüger", role: "Agent", lockedDown: true },
      { name: "noaccess", first: "Nora", last: "Null", role: "No Access" },
      { name: "pending", first: "Petra", last: "Novak", role: "Agent", pending: true },
      { name: "planner", first: "Pia", last: "Lantz", role: "Planner" },
    ],
  },
  {
    key: "globex",
    name: "Globex Support",
    timezone: "America/Chicago",
    hosts: ["globex.localhost"],
    licences: ["WFM"],
    users: 210,
    teams: ["Orders", "Returns", "Key Accounts"],
    places: [
      { name: "Chicago", timezone: "America/Chicago", from: "07:00", hours: 14, weekend: true },
      { name: "Manila", timezone: "Asia/Manila", from: "00:00", hours: 24, weekend: true },
    ],
    skills: ["Orders", "Returns", "Logistics", "English", "Spanish", "Tagalog"],
    groups: ["Day", "Night"],
    roles,
    accounts: [
      { name: "admin", first: "Gloria", last: "Exner", role: "Administrator" },
      { name: "agent", first: "Gabriel", last: "Exeter", role: "Agent" },
      { name: "policy", first: "Paola", last: "Exposito", role: "Agent", cognito: true },
      { name: "expired", first: "Edgar", last: "Exum", role: "Agent", expired: true },
      { name: "expiring", first: "Erin", last: "Exley", role: "Agent", expiresIn: 3 },
    ],
    brand: {
      brandName: "Globex Support",
      backgroundColor: "#0f6b4f",
      iconTextColor: "#ffffff",
      coBrand: "Powered by Evolve",
      logoColor: "#0f6b4f",
      marketingUrl: "/demo/news",
    },
    loginBanner: banner("Planned maintenance on Sunday, 02:00 to 03:00 Central Time.", "#fef4e4", "#7a4504"),
  },
  {
    key: "initech",
    name: "Initech Studio",
    analytics: true,
    timezone: "America/New_York",
    hosts: ["initech.localhost"],
    licences: ["AS"],
    users: 200,
    teams: ["Scripting", "Bots"],
    places: [{ name: "Austin", timezone: "America/Chicago", from: "09:00", hours: 9, weekend: false }],
    skills: ["Scripting", "Voice", "Chat"],
    groups: ["Builders"],
    roles: [
      ...roles,
      {
        legacyId: "8",
        name: "Studio User",
        description: "Scripts and bots",
        permissions: [...own, "automationstudio:manage"],
      },
    ],
    accounts: [{ name: "studio", first: "Stella", last: "Dioz", role: "Studio User" }],
  },
  {
    key: "platform",
    name: "Platform",
    timezone: "Etc/UTC",
    hosts: ["platform.localhost"],
    licences: ["TM"],
    users: 200,
    teams: ["Provisioning", "Operations"],
    places: [{ name: "Everywhere", timezone: "Etc/UTC", from: "00:00", hours: 24, weekend: true }],
    skills: ["Provisioning", "Networks"],
    groups: ["On call"],
    roles: [
      ...roles,
      {
        legacyId: "8",
        name: "Tenant Manager",
        description: "Tenants, their licences and usage",
        permissions: [...own, "tenant:view", "tenants:manage"],
      },
    ],
    accounts: [
      { name: "tenants", first: "Tamara", last: "Nantes", role: "Tenant Manager" },
      { name: "admin", first: "Petra", last: "Holm", role: "Administrator" },
    ],
  },
];
