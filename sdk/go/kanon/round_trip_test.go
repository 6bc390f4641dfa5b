package kanon

import (
	"encoding/json"
	"os"
	"reflect"
	"testing"
)

// Every schema that a case names; a union is read as the member that its game names.
var models = map[string]func([]byte) (any, error){
	"Explanation":       read[Explanation],
	"HandSettled":       read[HandSettled],
	"HandSettlement":    member[HandSettlement],
	"Health":            read[Health],
	"Jwks":              read[Jwks],
	"Problem":           read[Problem],
	"RankHandAnswer":    read[RankHandAnswer],
	"RankHandRequest":   read[RankHandRequest],
	"ReceiptAnswer":     read[ReceiptAnswer],
	"ReceiptList":       read[ReceiptList],
	"Ruleset":           read[Ruleset],
	"RulesetList":       read[RulesetList],
	"SettleHandRequest": member[SettleHandRequest],
	"SettleSpinRequest": read[SettleSpinRequest],
	"Settlement":        member[Settlement],
	"SpinSettled":       read[SpinSettled],
	"Token":             read[Token],
	"TokenError":        read[TokenError],
	"TokenRequest":      read[TokenRequest],
}

type union interface{ ValueByDiscriminator() (any, error) }

func read[Model any](text []byte) (any, error) {
	var model Model
	err := json.Unmarshal(text, &model)
	return model, err
}

func member[Union union](text []byte) (any, error) {
	var holder Union
	if err := json.Unmarshal(text, &holder); err != nil {
		return nil, err
	}
	return holder.ValueByDiscriminator()
}

func TestWhatTheServiceAnswersIsReadAndWrittenBackUnchanged(t *testing.T) {
	text, err := os.ReadFile(os.Getenv("KANON_CASES_FILE"))
	if err != nil {
		t.Fatal(err)
	}
	var cases []struct {
		Name, Schema string
		Value        json.RawMessage
	}
	if err := json.Unmarshal(text, &cases); err != nil {
		t.Fatal(err)
	}
	if len(cases) < 100 {
		t.Fatalf("only %d cases", len(cases))
	}
	for _, one := range cases {
		t.Run(one.Name, func(t *testing.T) {
			model, err := models[one.Schema](one.Value)
			if err != nil {
				t.Fatal(err)
			}
			written, err := json.Marshal(model)
			if err != nil {
				t.Fatal(err)
			}
			if !sameJSON(t, written, one.Value) {
				t.Errorf("wrote %s\nread  %s", written, one.Value)
			}
		})
	}
}

func sameJSON(t *testing.T, a, b []byte) bool {
	var left, right any
	for text, into := range map[*[]byte]*any{&a: &left, &b: &right} {
		if err := json.Unmarshal(*text, into); err != nil {
			t.Fatal(err)
		}
	}
	return reflect.DeepEqual(left, right)
}
