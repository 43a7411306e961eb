import { useState } from "react";
import { Button } from "../../src/button.tsx";
import { Checkbox } from "../../src/checkbox.tsx";
import { Form, type FormFault } from "../../src/form.tsx";
import { PasswordField } from "../../src/password-field.tsx";
import { SearchField } from "../../src/search-field.tsx";
import { Select } from "../../src/select.tsx";
import { Switch } from "../../src/switch.tsx";
import { TextArea } from "../../src/text-area.tsx";
import { TextField } from "../../src/text-field.tsx";
import { Block } from "./block.tsx";

const languages = [
  { id: "en", label: "English" },
  { id: "ru", label: "Русский" },
  { id: "es", label: "Español" },
  { id: "zh", label: "中文", description: "Simplified" },
  { id: "de", label: "Deutsch", isDisabled: true },
];

export function Fields() {
  const [faults, setFaults] = useState<FormFault[]>([]);
  const [searched, setSearched] = useState("");
  const [language, setLanguage] = useState("en");
  const faultOf = (field: string) => faults.find((fault) => fault.field === field)?.text;
  return (
    <div className="gallery-columns">
      <Block title="Form">
        <Form
          label="Sign in"
          faults={faults}
          summaryTitle="Check these 2 fields"
          onSubmit={() =>
            setFaults([
              { field: "email", text: "Enter a valid email address" },
              { field: "password", text: "Enter your password" },
            ])
          }
        >
          <TextField
            label="Email"
            name="email"
            type="email"
            isRequired
            autoComplete="username"
            size="large"
            error={faultOf("email")}
          />
          <PasswordField
            label="Password"
            name="password"
            size="large"
            autoComplete="current-password"
            showLabel="Show password"
            hideLabel="Hide password"
            capsLockHint="Caps Lock is on"
            labelEnd={<a href="#forgot">Forgot password?</a>}
            error={faultOf("password")}
          />
          <Button type="submit" variant="primary" size="large" isFullWidth>
            Sign In
          </Button>
        </Form>
      </Block>
      <Block title="Text">
        <TextField label="First name" description="As your team knows you." defaultValue="Avery" />
        <TextField label="Account" error="This name is taken" defaultValue="acme" />
        <TextField label="Tenant" isDisabled defaultValue="Acme Contact Centre" />
        <TextField label="Id" isReadOnly defaultValue="11eb0f2c" />
        <TextArea label="Message" placeholder="What happened?" />
      </Block>
      <Block title="Choices">
        <SearchField
          label="Search users"
          placeholder="Search name or email"
          clearLabel="Clear"
          onSearch={setSearched}
          maxLength={100}
        />
        <p data-testid="searched">{searched}</p>
        <Select
          label="Language"
          options={languages}
          value={language}
          onChange={setLanguage}
          placeholder="Select Item"
          description="Of every page."
        />
        <Select label="Role" isRequired options={languages} placeholder="Select Item" error="Choose a role" />
        <Checkbox defaultSelected>Send an invitation</Checkbox>
        <Checkbox isIndeterminate>Some of them</Checkbox>
        <Checkbox isDisabled>Not now</Checkbox>
        <Switch onLabel="On" offLabel="Off" defaultSelected>
          Notifications
        </Switch>
        <Switch onLabel="On" offLabel="Off" isDisabled>
          Recording
        </Switch>
      </Block>
    </div>
  );
}
