import * as contract from "@evolve/contracts/scim-discovery";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { describeScim } from "./definitions.ts";
import { listAnswer } from "./page.ts";

export const scimServiceProviderConfig = operation(contract.scimServiceProviderConfig, ({ services }) =>
  Promise.resolve(describeScim(services.origin()).config),
);

export const listScimResourceTypes = operation(contract.listScimResourceTypes, ({ services }) => {
  const { resourceTypes } = describeScim(services.origin());
  return Promise.resolve(listAnswer(resourceTypes, resourceTypes.length, 0));
});

export const readScimResourceType = operation(contract.readScimResourceType, ({ params, services }) => {
  const found = describeScim(services.origin()).resourceTypes.find(({ id }) => id === params.resourceTypeId);
  return Promise.resolve(found ?? refuse("notFound"));
});

export const listScimSchemas = operation(contract.listScimSchemas, ({ services }) => {
  const { schemas } = describeScim(services.origin());
  return Promise.resolve(listAnswer(schemas, schemas.length, 0));
});

export const readScimSchema = operation(contract.readScimSchema, ({ params, services }) => {
  const found = describeScim(services.origin()).schemas.find(({ id }) => id === params.schemaId);
  return Promise.resolve(found ?? refuse("notFound"));
});
