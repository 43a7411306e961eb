import { readSignInPage as contract } from "@evolve/contracts/sign-in-page";
import { operation } from "../../../core/operation.ts";
import { findTenant } from "../../directory/tenants/index.ts";
import { presentSignInPage } from "./present-sign-in-page.ts";

/** The notice above the sign-in form, and the domains that sign-in may lead to. */
export const readSignInPage = operation(contract, async ({ actor, read }) =>
  presentSignInPage(await read((tx) => findTenant(tx, actor.tenantId))),
);
