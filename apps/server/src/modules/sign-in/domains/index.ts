import { defineModule } from "../../../core/module.ts";
import { claimDomain } from "./claim-domain.ts";
import { listDomains } from "./list-domains.ts";
import { removeDomain } from "./remove-domain.ts";
import { verifyDomain } from "./verify-domain.ts";

export const domains = defineModule({ operations: [listDomains, claimDomain, verifyDomain, removeDomain] });
