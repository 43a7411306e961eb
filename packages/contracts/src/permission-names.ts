/**
 * Every permission of the product, as roles hold it. A role's list is compared in lower case. Those of sibling applications
 * are here too, since the menus of the specification ask for them.
 */
export const permissionNames = [
  "all",
  "default",
  "login",
  "user:view",
  "user:create",
  "user:edit",
  "user:generalinfo:view",
  "user:clientgeneralinfo:view",
  "user:contactus:view",
  "user:password:edit",
  "role:view",
  "role:create",
  "role:edit",
  "role:delete",
  "team:view",
  "tenant:view",
  "tenant:edit",
  "sso:view",
  "sso:edit",
  "mySpace:view",
  "dashboard:view",
  "selfService:support:view",
  "automationstudio:manage",
  "myAccessKey:view",
  "satmetrix:view",
  "inView:view",
  "StudioScripts:view",
  "Prompts:record",
  "PresenceSync:View",
  "PartnerHub:view",
  "LaunchSupervisor:view",
  "FileBrowser:view",
  "AgentMAX:view",
  "Adapters:View",
] as const;

export type Permission = (typeof permissionNames)[number];
