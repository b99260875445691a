import com.google.firebase.rules.lang.CompileResult;
import com.google.firebase.rules.lang.FirebaseRulesProtoCompiler;
import com.google.firebase.rules.lang.common.FirebaseRulesLangOptions;
import com.google.firebase.rules.v1.File;
import com.google.firebase.rules.v1.Source;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Message;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Prints the size in bytes of the compiled rules of a file without source positions, which is what
 * Firestore limits. Run with the JAR of the Firestore emulator on the class path: it holds the
 * compiler.
 */
class CompiledSize {
  public static void main(String[] arguments) throws Exception {
    String rules = Files.readString(Path.of(arguments[0]));
    FirebaseRulesLangOptions options =
        FirebaseRulesLangOptions.builder().allowTernaryOperator(true).build();
    CompileResult result =
        FirebaseRulesProtoCompiler.createStandalone(options)
            .compile(
                Source.newBuilder()
                    .addFiles(File.newBuilder().setName("firestore.rules").setContent(rules)));
    if (result.hasCompilationError()) {
      System.err.println(result.getIssues());
      System.exit(1);
    }
    Message.Builder compiled = result.getRulesetAst().toBuilder();
    removePositions(compiled);
    System.out.println(compiled.build().toByteArray().length);
  }

  private static void removePositions(Message.Builder message) {
    for (FieldDescriptor field : List.copyOf(message.getAllFields().keySet())) {
      if (field.getJavaType() != FieldDescriptor.JavaType.MESSAGE) continue;
      if (field.getMessageType().getName().equals("SourcePosition")) {
        message.clearField(field);
      } else if (field.isRepeated()) {
        for (int at = 0; at < message.getRepeatedFieldCount(field); at += 1) {
          Message.Builder part = ((Message) message.getRepeatedField(field, at)).toBuilder();
          removePositions(part);
          message.setRepeatedField(field, at, part.build());
        }
      } else {
        Message.Builder part = ((Message) message.getField(field)).toBuilder();
        removePositions(part);
        message.setField(field, part.build());
      }
    }
  }
}
